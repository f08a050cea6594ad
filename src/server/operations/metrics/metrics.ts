// Metrics: counts and times by route, never a name, an address or an id.
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import { contract } from '#shared/contract/index.ts';
import { reportBackups } from '../backups/metrics.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Answered, Deps } from '../../platform/http/deps.ts';

/** Upper bounds in seconds, around our performance targets. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Outcomes of log-ins by status. */
const LOG_INS: Record<number, string> = { 200: 'ok', 401: 'wrong', 403: 'off', 429: 'throttled' };

export interface Metrics {
  onAnswer: NonNullable<Deps['onAnswer']>;
  /** All metrics in Prometheus's format. */
  read: () => Promise<string>;
  /** Lets the primary process collect this one's metrics. */
  answerPrimary: () => void;
}

/** The metrics of this process. */
export function makeMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  countConnections(database, registers);
  reportBackups(database, registers);
  showDurability(database, registers);
  const onAnswer = countAnswers(registers);
  return {
    onAnswer,
    read: () => registry.metrics(),
    answerPrimary: () => {
      AggregatorRegistry.setRegistries(registry);
      // Creating one makes a worker answer the primary.
      void new AggregatorRegistry();
    },
  };
}

function countAnswers(registers: Registry[]): (answered: Answered) => void {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const games = new Counter({
    name: 'games_recorded_total',
    help: 'Recorded games, not counting repeats',
    registers,
  });
  const logIns = new Counter({
    name: 'log_ins_total',
    help: 'Attempts to log in: ok, wrong (name or password), off (account switched off), throttled',
    labelNames: ['outcome'],
    registers,
  });
  return ({ method, route, status, ms }) => {
    requests.observe({ method, route, status: String(status) }, ms / 1000);
    if (route === contract.completeGame.path && status === contract.completeGame.success) {
      games.inc();
    }
    const outcome = LOG_INS[status];
    if (route === contract.login.path && outcome) logIns.inc({ outcome });
  };
}

/** Every process reports the same values, so the minimum is used. */
function showDurability(database: Database, registers: Registry[]): void {
  const settings = new Gauge({
    name: 'database_durability',
    help: 'Durability settings of PostgreSQL: 1 on, 0 off; absent while it does not answer',
    labelNames: ['setting'],
    aggregator: 'min' as const,
    registers,
    async collect() {
      this.reset();
      const durability = await database.durability().catch(() => ({}));
      for (const [setting, isOn] of Object.entries(durability)) this.set({ setting }, Number(isOn));
    },
  });
  void settings;
}

function countConnections(database: Database, registers: Registry[]): void {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database: open, and how many of those are busy',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, busy } = database.load();
      this.set({ state: 'open' }, open);
      this.set({ state: 'busy' }, busy);
    },
  });
  const waiting = new Gauge({
    name: 'database_waiting',
    help: 'Statements and transactions waiting for a connection',
    registers,
    collect() {
      this.set(database.load().waiting);
    },
  });
  void [connections, waiting];
}
