// What a pupil remembers, as dealing sees it (D9).

/** In days, of an item that was met once and right. */
const NEW_STABILITY = 2;

/** An item that a round asks. */
export interface AskedItem {
  item: string;
  /** Null for a teacher's own word that no objective is about. */
  objective: string | null;
}

/** One item that a pupil has met. */
export interface ItemMemory {
  /** 'Y3.GR.4/012', 'fact/7×8', 'word/island#meaning'; it may name content that no longer exists. */
  item: string;
  /** Predicted probability of recalling it now, 0 to 1. */
  recall: number;
  /** In days: how long after its last review it is recalled with a probability of 90 %. */
  stability: number;
  isDue: boolean;
  lastMet: Date;
}

/** What a pupil remembers at one moment. */
export interface MemoryView {
  /** By item. */
  items: ReadonlyMap<string, ItemMemory>;
  /** How many answers there are for each curriculum objective. */
  objectives: ReadonlyMap<string, number>;
  /** Verified rounds of the game that is dealt; null if nothing is kept of the pupil. */
  rounds: number | null;
}

/** The memory of a pupil for whom it is switched off, or where it is out of reach. */
export const NOTHING_REMEMBERED: MemoryView = {
  items: new Map(),
  objectives: new Map(),
  rounds: null,
};

/** The memory after a dealt round, as if it had been played now and every answer had been right; nothing where nothing is kept. */
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
