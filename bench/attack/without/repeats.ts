type Line = Record<string, unknown>;

export const everyTime = <One extends object>(line: One): One => line;

export const throttled = <One extends object>(line: One): One => line;

export const withoutRepeats = (line: Line, write: (line: Line) => void): void => write(line);
