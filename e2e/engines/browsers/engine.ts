/** How a browser differs from a fresh installation. */
export type Setup = {
  dark?: boolean;
  /** A private window. */
  isPrivate?: boolean;
  /** The browser's own settings forbid cookies and all storage. */
  blocksStorage?: boolean;
  /** How much the shop may store in this browser. */
  quotaBytes?: number;
};

/** One step to a part of the page. Each step is searched for inside the one before. */
export type Step = { role: string; name?: string } | { label: string };

/** A part of the page to read or act on. */
export type Handle = {
  click: () => Promise<void>;
  /** Replaces the field's content, key by key. */
  fill: (text: string) => Promise<void>;
  text: () => Promise<string>;
  /** The field's content. */
  value: () => Promise<string>;
  /** Gives a file field the file at this path. */
  attach: (path: string) => Promise<void>;
};

/** The actions on a page that the stories need. Every client supports them. */
export type EnginePage = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs in the page; the result must be JSON. */
  evaluate: <Result>(run: () => Result) => Promise<Awaited<Result>>;
  /** Null when it is not there (yet). For a tap, also null when a finger could not reach it. */
  find: (path: Step[], isForTap: boolean) => Promise<Handle | null>;
  /** Console errors and policy violations so far. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Engine = {
  open: (setup: Setup) => Promise<EnginePage>;
  close: () => Promise<void>;
};
