// Answers as an earlier version has stored them.
import type { Db } from '#server/platform/db/database.ts';
import { gameAnswers, gameHistory } from '#server/platform/db/schema.ts';
import { unpackAnswers } from '#server/play/packed-answers.ts';

/** Moves the answers of all rounds to where an earlier version stored them, a row a round. */
export async function storeAsEarlier(db: Db): Promise<void> {
  const rounds = await db.select().from(gameHistory);
  for (const { userId, nth, createdAt, answers } of rounds) {
    const given = answers ? unpackAnswers(answers) : [];
    await db.insert(gameAnswers).values({
      userId,
      nth,
      recordedOn: createdAt.toISOString().slice(0, 10),
      items: given.map(({ item }) => item),
      objectives: given.map(({ objective }) => objective ?? 0),
      slips: given.map(({ slip }) => slip ?? 0),
      correct: given.map(({ right }) => right),
      milliseconds: given.map(({ ms }) => ms),
    });
  }
  await db.update(gameHistory).set({ answers: null });
}
