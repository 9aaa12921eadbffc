import Foundation

// A reader that goes away, as in `endonym check | head`, ends no run: writing then fails instead.
signal(SIGPIPE, SIG_IGN)
// Nor does a limit on the size of files (`ulimit -f`): the report then says that it can't be written.
signal(SIGXFSZ, SIG_IGN)
// A folder that was deleted under the shell has no path; '/' in its place would be searched whole.
guard !FileManager.default.currentDirectoryPath.isEmpty else {
  let message = "error: the working directory is gone. Change to a folder that exists.\n"
  FileHandle.standardError.write(Data(message.utf8))
  exit(ExitCode.misuse.rawValue)
}
// Descriptors that the shell closed would be given to the next file, and the report be written there.
for descriptor in CInt(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
  // Which direction it is opened in leaves reading and writing the errors that they were.
  _ = open("/dev/null", (descriptor == 0 ? O_WRONLY : O_RDONLY) | O_CLOEXEC)
}
let tool = EndonymTool(environment: .process())
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
