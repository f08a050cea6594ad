// Dependencies of routes and use cases, which tests can replace.
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

export interface Deps {
  config: Config;
  database: Database;
  /** The current time. */
  now: () => Date;
  /** Called for every answered request. */
  onAnswer?: (answered: Answered) => void;
}

/** A request and its outcome: the route, never the values. */
export interface Answered {
  method: string;
  route: string;
  status: number;
  /** In milliseconds. */
  ms: number;
}
