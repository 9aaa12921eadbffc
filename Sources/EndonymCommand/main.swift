import Foundation

// A reader that goes away, as in `endonym check | head`, ends no run: writing then fails instead.
signal(SIGPIPE, SIG_IGN)
// Nor does a limit on the size of files (`ulimit -f`): the report then says that it can't be written.
signal(SIGXFSZ, SIG_IGN)
let tool = EndonymTool(environment: .process())
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
