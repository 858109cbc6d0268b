/** How a browser differs from one that was just installed. */
export type Setup = {
  dark?: boolean;
  /** A private window. */
  isPrivate?: boolean;
  /** Cookies and every storage are forbidden in the browser's own settings. */
  blocksStorage?: boolean;
  /** How much the shop may keep in this browser. */
  quotaBytes?: number;
};

/** A way to a part of the page: each step is looked for within the one before. */
export type Step = { role: string; name?: string } | { label: string };

/** A part of the page, to be read or acted on. */
export type Handle = {
  click: () => Promise<void>;
  /** Replaces what a field holds, key by key. */
  fill: (text: string) => Promise<void>;
  text: () => Promise<string>;
  /** What a field holds. */
  value: () => Promise<string>;
  /** Gives a file field the file at this path. */
  attach: (path: string) => Promise<void>;
};

/** What the stories need of a browser's page, and every client can do. */
export type EnginePage = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs in the page; what comes out is JSON. */
  evaluate: <Result>(run: () => Result) => Promise<Awaited<Result>>;
  /** Null when it is not there, or not yet; for a tap also when a finger would not reach it. */
  find: (path: Step[], isForTap: boolean) => Promise<Handle | null>;
  /** Errors of the console and breaches of the page's policy so far. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Engine = {
  open: (setup: Setup) => Promise<EnginePage>;
  close: () => Promise<void>;
};
