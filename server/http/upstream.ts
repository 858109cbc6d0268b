/** A function, because Next gets another port when it restarts. */
export type Upstream = () => { host: string; port: number };
