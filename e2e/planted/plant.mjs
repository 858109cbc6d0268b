/**
 * Returns each touched file with the bug in it.
 * @param {import('./bugs/index.mjs').Bug} bug
 * @param {(file: string) => string} read
 * @returns {Map<string, string>}
 */
export function plant({ file, find, replace, also = [] }, read) {
  const files = new Map();
  for (const change of [{ file, find, replace }, ...also]) {
    const source = files.get(change.file) ?? read(change.file);
    const places = source.split(change.find).length - 1;
    if (places !== 1)
      throw new Error(`Expected once in ${change.file}, found ${places} times: ${change.find}`);
    files.set(
      change.file,
      source.replace(change.find, () => change.replace),
    );
  }
  return files;
}
