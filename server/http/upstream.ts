/** A function: Next moves to another port when it is started again. */
export type Upstream = () => { host: string; port: number };
