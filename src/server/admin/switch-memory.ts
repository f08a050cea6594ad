// Switches a pupil's memory on or off (D9), by an owner.
import type { Actor } from '../accounts/audit/event.ts';
import { switchMemory } from '../memory/store.ts';
import type { Deps } from '../platform/http/deps.ts';
import { actOnAccount } from './act.ts';

/** 404 for an unknown account. Only actual changes are recorded. */
export async function setMemoryOf(
  deps: Deps,
  actor: Actor,
  accountId: number,
  isOn: boolean,
): Promise<void> {
  await actOnAccount(deps, actor, accountId, async (tx) =>
    (await switchMemory(tx, accountId, isOn))
      ? [{ kind: isOn ? 'memory-switched-on' : 'memory-switched-off' }]
      : [],
  );
}
