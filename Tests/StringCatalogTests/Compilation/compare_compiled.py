"""Compares compiled tables with the catalogs that they were made of, text by text.

Arguments: pairs of a catalog and the folder that it was compiled into. What is expected is read
from the catalog's JSON here, independently of the compiler: each leaf, with `%arg` written as its
argument, is looked for where Apple's documents say that it belongs.
"""

import json
import pathlib
import plistlib
import re
import sys

CATEGORIES = ["zero", "one", "two", "few", "many", "other"]
ARGUMENT = re.compile(r"%(\d+\$)?[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@a-zA-Z]")
failures = []
compared = 0


def expect(found, wanted, place):
    global compared
    compared += 1
    if found != wanted:
        failures.append(f"{place}: {found!r} instead of {wanted!r}")


def ships(unit, entry, is_source, varies=True):
    if unit.get("state") != "new":
        return "value" in unit
    if not unit.get("value"):
        return False
    if is_source and varies:
        return True
    extraction = entry.get("extractionState")
    return extraction == "manual" or (is_source and extraction not in (None, "automatic"))


def numbered(text, positions):
    """The text with positions, where there are several arguments."""
    if not positions:
        return text
    count = 0

    def replace(match):
        nonlocal count
        count += 1
        return match[0] if match[1] else f"%{count}$" + match[0][1:]

    return ARGUMENT.sub(replace, text.replace("%%", "\0")).replace("\0", "%%")


def compare_plural(rule, forms, place, rewrite, entry, is_source):
    expect(rule.get("NSStringFormatSpecTypeKey"), "NSStringPluralRuleType", place)
    last = None
    for category in CATEGORIES:
        unit = forms.get(category, {}).get("stringUnit")
        if unit is None or not ships(unit, entry, is_source):
            if category != "other":
                expect(rule.get(category), None, f"{place}.{category}")
            continue
        last = rewrite(unit["value"])
        expect(rule.get(category), last, f"{place}.{category}")
    if last is not None:
        expect(rule.get("other"), last, f"{place}.other")


def compare_node(value, node, substitutions, place, entry, is_source):
    """Compares a text, or a plural, with what stands at its place."""
    plural = node.get("variations", {}).get("plural")
    if plural:
        texts = [form["stringUnit"]["value"].replace("%%", "") for form in plural.values()]
        several = any(
            len(ARGUMENT.findall(text)) > 1 or re.search(r"%[2-9]\$", text) for text in texts
        )
        compare_plural(
            value["value"], plural, place, lambda text: numbered(text, several), entry, is_source
        )
        expect(
            re.fullmatch(r"%(\d\$)?#@value@", value["NSStringLocalizedFormatKey"]) is not None,
            True,
            place,
        )
        return
    text = node["stringUnit"]["value"]
    names = re.findall(r"%(?:\d+\$)?#@([^@]+)@", text)
    if not names:
        expect(value, text, place)
        return
    for name in names:
        number = substitutions[name].get("argNum")
        if number:
            text = text.replace(f"%#@{name}@", f"%{number}$#@{name}@")
        specifier = substitutions[name]["formatSpecifier"]
        argument = f"%{number}${specifier}" if number else f"%{specifier}"
        expect(value[name]["NSStringFormatValueTypeKey"], specifier, f"{place}.{name}")
        compare_plural(
            value[name],
            substitutions[name]["variations"]["plural"],
            f"{place}.{name}",
            lambda form: form.replace("%arg", argument),
            entry,
            is_source,
        )
    expect(value["NSStringLocalizedFormatKey"], text, place)


def compare(catalog, folder):
    wanted = {}
    source = catalog["sourceLanguage"]
    tables = {}
    for path in pathlib.Path(folder).glob("*.lproj/Table.*"):
        language = path.parent.name.removesuffix(".lproj")
        with open(path, "rb") as file:
            tables[language, path.suffix] = plistlib.load(file)
    languages = {source} | {
        language for entry in catalog["strings"].values() for language in entry.get("localizations", {})
    }
    for key, entry in catalog["strings"].items():
        localizations = entry.get("localizations", {})
        for language in languages:
            place = f"{folder}: {key!r} ({language})"
            plain = tables.get((language, ".strings"), {}).get(key)
            varied = tables.get((language, ".stringsdict"), {}).get(key)
            content = localizations.get(language)
            is_source = language == source
            if content is None:
                original = localizations.get(source)
                shape = original or {}
                fills = entry.get("extractionState") == "manual" and (
                    original is None if is_source else "variations" in shape or "substitutions" in shape
                )
                expect(plain, key if fills else None, place)
                expect(varied, None, place)
            elif "stringSet" in content:
                expect((plain, varied), (None, None), place)
            elif "device" in content.get("variations", {}):
                devices = content["variations"]["device"]
                rules = varied["NSStringDeviceSpecificRuleType"]
                for device, node in devices.items():
                    value = rules.get(device, plain if device == "other" else None)
                    compare_node(
                        value, node, content.get("substitutions", {}), f"{place}.{device}", entry,
                        is_source,
                    )
            elif "variations" in content:
                expect(plain, None, place)
                forms = content["variations"]["plural"].values()
                if not any(ships(form["stringUnit"], entry, is_source) for form in forms):
                    expect(varied, None, place)
                    continue
                if varied is None:
                    expect(varied, forms, place)
                    continue
                compare_node(varied, content, {}, place, entry, is_source)
            elif not ships(
                content["stringUnit"], entry, is_source, "substitutions" in content
            ):
                expect((plain, varied), (None, None), place)
            else:
                expect(plain is None or varied is None, True, place)
                value = varied if plain is None else plain
                if value is None:
                    expect(value, content["stringUnit"]["value"], place)
                else:
                    compare_node(
                        value, content, content.get("substitutions", {}), place, entry, is_source
                    )
            wanted.setdefault((language, ".strings"), set()).add(key)
            wanted.setdefault((language, ".stringsdict"), set()).add(key)
    for name, table in tables.items():
        expect(set(table) - wanted.get(name, set()), set(), f"{folder}: {name}")


for catalog_path, folder in zip(sys.argv[1::2], sys.argv[2::2]):
    with open(catalog_path, "rb") as file:
        compare(json.load(file), folder)
print(f"{compared} texts compared, {len(failures)} differ")
print("\n".join(failures[:40]))
sys.exit(1 if failures else 0)
