// What the routes and use cases are given from outside, so that tests can give them something else.
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

export interface Deps {
  config: Config;
  database: Database;
  /** The present moment. */
  now: () => Date;
  /** Hears of every answered request. */
  onAnswer?: (answered: Answered) => void;
}

/** A request and how it was answered: which route, never with which values. */
export interface Answered {
  method: string;
  route: string;
  status: number;
  /** How long it took, in milliseconds. */
  ms: number;
}
