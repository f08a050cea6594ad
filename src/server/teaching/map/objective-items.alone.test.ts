import { expect, it, vi } from 'vitest';
import { itemsOf } from './objective-items.ts';

const askedIn = vi.hoisted(() => vi.fn());
vi.mock('#games/server.ts', () => ({ itemsOfGame: async () => ({ askedIn }) }));

it('the items of an objective are read again after a failed read', async () => {
  askedIn.mockResolvedValue([{ item: 'noun', objective: 'Y3.GR.2' }]);
  askedIn.mockRejectedValueOnce(new Error('Too many open files.'));
  await expect(itemsOf('Y3.GR.2', 3)).rejects.toThrow('Too many open files.');
  expect(await itemsOf('Y3.GR.2', 3)).toEqual(new Set(['noun']));
});
