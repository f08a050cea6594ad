// Classes that are asked for typed numbers alone, with a real server and database.
import { expect, it } from 'vitest';
import { startSchema } from '#games/mathematics-mountain/start.ts';
import { contract } from '#shared/contract/index.ts';
import { classWith } from '#testing/class-with-pupils.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const server = setUpTestApp();

it('pupils of a class with typed numbers only are dealt no other form, until the class has all forms again', async () => {
  const { id, teacher, pupils } = await classWith(server, ['Ann Bell']);
  const [ann] = pupils;
  if (!ann) throw new Error('Somebody is missing.');
  const path = `/api/classes/${id}`;
  const forms = async (purpose?: 'think') => {
    // A third of the first rounds have no other form.
    const body = { gameId: 'mathematics-mountain', count: 10, ...(purpose && { purpose }) };
    const { body: dealt } = await ann.post('/api/rounds', body);
    const questions = contract.dealRounds.reply
      .parse(dealt)
      .flatMap(({ deal }) => startSchema.parse(deal.start).questions);
    return new Set(questions.map(({ form }) => form));
  };
  const set = (change: Record<string, unknown>) =>
    teacher.call(path, { method: 'PATCH', body: change });
  expect((await forms()).size).toBeGreaterThan(1);
  expect((await set({ typedNumbersOnly: true })).status).toBe(200);
  expect(contract.getClass.reply.parse((await teacher.get(path)).body).typedNumbersOnly).toBe(true);
  expect(await forms()).toEqual(new Set(['whole']));
  expect(await forms('think')).toEqual(new Set(['whole']));
  await set({ typedNumbersOnly: false });
  expect((await forms()).size).toBeGreaterThan(1);
});
