// A pupil's memory as used for dealing (D9).

/** The stability, in days, of an item met once and answered right. */
const NEW_STABILITY = 2;

/** An item that a round asks. */
export interface AskedItem {
  item: string;
  /** Null for a teacher's own word without an objective. */
  objective: string | null;
}

/** One item that a pupil has met. */
export interface ItemMemory {
  /** 'Y3.GR.4/012', 'fact/7×8', 'word/island#meaning'; its content may no longer exist. */
  item: string;
  /** Predicted probability of recalling it now, 0 to 1. */
  recall: number;
  /** In days: the time from its last review until the probability of recall falls to 90 %. */
  stability: number;
  isDue: boolean;
  lastMet: Date;
}

/** A pupil's memory at one moment. */
export interface MemoryView {
  /** By item. */
  items: ReadonlyMap<string, ItemMemory>;
  /** The number of answers on each curriculum objective. */
  objectives: ReadonlyMap<string, number>;
  /** The number of verified rounds of the dealt game; null if no memory is stored. */
  rounds: number | null;
}

/** The memory if it is switched off or unavailable. */
export const NOTHING_REMEMBERED: MemoryView = {
  items: new Map(),
  objectives: new Map(),
  rounds: null,
};

/** The memory after a dealt round, as if played now with every answer right; unchanged if none is stored. */
export function afterRound(memory: MemoryView, asked: readonly AskedItem[], now: Date): MemoryView {
  if (memory.rounds === null) return memory;
  const [items, objectives] = [new Map(memory.items), new Map(memory.objectives)];
  for (const { item, objective } of asked) {
    const stability = items.get(item)?.stability ?? NEW_STABILITY;
    items.set(item, { item, recall: 1, stability, isDue: false, lastMet: now });
    if (objective !== null) objectives.set(objective, (objectives.get(objective) ?? 0) + 1);
  }
  return { items, objectives, rounds: memory.rounds + 1 };
}
