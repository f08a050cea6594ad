// SQL for a user's own data. A test walks through all tables, so that none is forgotten.
import { desc, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { AUDIT_SENTENCES } from '#shared/audit-kinds.ts';
import { firstAvatars } from '#shared/avatars.ts';
import { ABOUT_COMMENTS, type MyData } from '#shared/contract/my-data.ts';
import { playSettingsFrom } from '#shared/play-settings.ts';
import { findEventsOf } from '../accounts/audit/store.ts';
import { nameOrder } from '../platform/db/name-order.ts';
import type { Db } from '../platform/db/database.ts';
import * as schema from '../platform/db/schema.ts';
import { countRecoveryCodes } from '../accounts/factor/store.ts';
import { dueOn } from '../memory/schedule.ts';
import { findObjectivesOf, findStates, isMemoryOn } from '../memory/store.ts';
import { findAnswersOf } from '../play/answers-store.ts';
import { findDealtItems } from '../play/dealing-store.ts';
import { findHistory } from '../play/history-store.ts';
import { findNotedWork } from '../teaching/work/store.ts';
import { labelsOf } from '../teaching/work/subject.ts';
import { findResultsOf } from '../teaching/tables-check/results-store.ts';
import { findSetByStaff } from '../accounts/user/play-settings-store.ts';
import { publicUserColumns, toUser } from '../accounts/user/store.ts';
import { findRecordingsBy } from '../teaching/words/recordings-store.ts';
import { findListsMadeBy } from '../teaching/words/store.ts';

const iso = (date: Date) => date.toISOString();
const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;

/** Everything stored about a user (UK GDPR, article 15); null if the account is gone. */
export async function findMyData(db: Db, userId: number): Promise<MyData | null> {
  const account = await findAccount(db, userId);
  if (!account) return null;
  return {
    account,
    listedToDeleteAt: await findListedAt(db, userId),
    games: await findGames(db, userId),
    objectives: await findObjectivesOf(db, userId),
    memory: await findMemory(db, userId),
    journey: await findJourney(db, userId),
    tablesChecks: await findResultsOf(db, userId),
    ratings: await findRatings(db, userId),
    aboutComments: ABOUT_COMMENTS,
    messages: await findMessages(db, userId),
    lastQuestions: await findDealtItems(db, userId),
    logIns: await findLogIns(db, userId),
    secondFactor: await findSecondFactor(db, userId),
    schoolAccount: await findSchoolAccount(db, userId),
    invitedUntil: await findInvitation(db, userId),
    payments: await findPayments(db, userId),
    classes: await findClasses(db, userId),
    setWork: await findSetWork(db, userId),
    wordLists: await findWordLists(db, userId),
    recordings: await findVoice(db, userId),
    safeguardingLeadSince: await findLeadSince(db, userId),
    signIn: await findSignIn(db, userId),
    accountLog: await findAccountLog(db, userId),
  };
}

async function findGames(db: Db, userId: number): Promise<MyData['games']> {
  const [games, answers] = [await findHistory(db, userId), await findAnswersOf(db, userId)];
  return games.map((game) => ({ ...game, answers: answers.get(game.nth) ?? [] }));
}

async function findMemory(db: Db, userId: number): Promise<MyData['memory']> {
  const items = await findStates(db, userId, 'now');
  const checkpoint = await findStates(db, userId, 'checkpoint');
  return {
    isOn: (await isMemoryOn(db, userId)) ?? false,
    items: Array.from(items, ([item, state]) => ({ item, ...state, dueOn: dueOn(state) })),
    afterDeletedAnswers: Array.from(checkpoint, ([item, state]) => ({ item, ...state })),
  };
}

async function findJourney(db: Db, id: number) {
  const { year, growth, seedsOn, seeds, userId } = schema.journeys;
  return db
    .select({ year, growth, seedsOn, seeds })
    .from(schema.journeys)
    .where(eq(userId, id))
    .orderBy(year);
}

async function findAccount(db: Db, userId: number) {
  const { users, userSettings } = schema;
  const [row] = await db
    .select({
      ...publicUserColumns,
      createdAt: users.createdAt,
      lastPlayedAt: users.lastPlayedAt,
      archivedAt: users.archivedAt,
      movedUpFor: users.movedUpFor,
      keptAt: users.keptAt,
      playSettings: userSettings.playSettings,
    })
    .from(users)
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return null;
  const { createdAt, lastPlayedAt, archivedAt, movedUpFor, keptAt, ...rest } = row;
  const { playSettings, ...stored } = rest;
  const user = toUser(stored);
  return {
    ...user,
    unlockedAvatars: firstAvatars(user.avatarsUnlocked),
    createdAt: iso(createdAt),
    lastPlayedAt: isoOrNull(lastPlayedAt),
    archivedAt: isoOrNull(archivedAt),
    movedUpFor,
    keptAt: isoOrNull(keptAt),
    playSettings: playSettingsFrom(playSettings),
    playSettingsSetByStaff: await findSetByStaff(db, userId),
  };
}

/** Since when the pupil has been on the list of idle pupils. */
async function findListedAt(db: Db, userId: number): Promise<MyData['listedToDeleteAt']> {
  const { idlePupils } = schema;
  const [row] = await db
    .select({ listedAt: idlePupils.listedAt })
    .from(idlePupils)
    .where(eq(idlePupils.userId, userId));
  return isoOrNull(row?.listedAt ?? null);
}

/**
 * The copy must not reveal what the pupil may have confided, nor when a grown-up read it. Comments that are or were on
 * the worry list are left out, so that their ratings look like any without a comment.
 */
async function findRatings(db: Db, userId: number): Promise<MyData['ratings']> {
  const { feedbacks, commentWorries } = schema;
  const { gameId, rating, comment, masked, createdAt } = feedbacks;
  const rows = await db
    .select({ gameId, rating, comment, masked, createdAt, worry: commentWorries.feedbackId })
    .from(feedbacks)
    .leftJoin(commentWorries, eq(commentWorries.feedbackId, feedbacks.id))
    .where(eq(feedbacks.userId, userId))
    .orderBy(desc(feedbacks.id));
  return rows.map(({ worry, createdAt, ...row }) => ({
    ...row,
    ...(worry !== null && { comment: null, masked: null }),
    createdAt: iso(createdAt),
  }));
}

async function findSetWork(db: Db, userId: number): Promise<MyData['setWork']> {
  const noted = await findNotedWork(db, userId);
  const labelOf = await labelsOf(
    db,
    noted.map(({ what }) => what),
  );
  return noted.map(({ what, done, of, rushed, lastDoneAt }) => {
    return { what: labelOf(what), done, of, rushed, lastDoneAt: isoOrNull(lastDoneAt) };
  });
}

async function findLeadSince(db: Db, userId: number): Promise<string | null> {
  const { safeguardingLeads } = schema;
  const [row] = await db
    .select({ since: safeguardingLeads.createdAt })
    .from(safeguardingLeads)
    .where(eq(safeguardingLeads.userId, userId));
  return isoOrNull(row?.since ?? null);
}

async function findMessages(db: Db, userId: number): Promise<MyData['messages']> {
  const { fromName, fromEmail, message, createdAt, id } = schema.messages;
  const rows = await db
    .select({ fromName, fromEmail, message, createdAt })
    .from(schema.messages)
    .where(eq(schema.messages.userId, userId))
    .orderBy(desc(id));
  return rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) }));
}

async function findLogIns(db: Db, userId: number): Promise<MyData['logIns']> {
  const { device, createdAt, lastUsedAt, expiresAt } = schema.sessions;
  const rows = await db
    .select({ device, createdAt, lastUsedAt, expiresAt })
    .from(schema.sessions)
    .where(eq(schema.sessions.userId, userId))
    .orderBy(desc(createdAt));
  return rows.map((row) => ({
    device: row.device,
    createdAt: iso(row.createdAt),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: iso(row.expiresAt),
  }));
}

function findClasses(db: Db, userId: number): Promise<MyData['classes']> {
  const { classes, classPupils, classTeachers } = schema;
  const ids = union(
    db.select({ id: classPupils.classId }).from(classPupils).where(eq(classPupils.userId, userId)),
    db
      .select({ id: classTeachers.classId })
      .from(classTeachers)
      .where(eq(classTeachers.userId, userId)),
  );
  return db
    .select({ name: classes.name, schoolYear: classes.schoolYear })
    .from(classes)
    .where(inArray(classes.id, ids))
    .orderBy(desc(classes.schoolYear), nameOrder(classes.name));
}

async function findWordLists(db: Db, userId: number): Promise<MyData['wordLists']> {
  const lists = await findListsMadeBy(db, userId);
  return lists.map(({ name, year, isShared, createdAt, words }) => ({
    name,
    yearGroup: year,
    isShared,
    createdAt: iso(createdAt),
    words: words.map(({ word, definition, sentence }) => ({ word, definition, sentence })),
  }));
}

async function findVoice(db: Db, userId: number): Promise<MyData['recordings']> {
  const recordings = await findRecordingsBy(db, userId);
  return recordings.map(({ word, format, recordedAt, audio }) => ({
    word,
    format,
    recordedAt: iso(recordedAt),
    audio: audio.toString('base64'),
  }));
}

/** When it was turned on and how many codes are left; without the secret and the codes' hashes. */
async function findSecondFactor(db: Db, userId: number): Promise<MyData['secondFactor']> {
  const { secondFactors } = schema;
  const [row] = await db
    .select({ onSince: secondFactors.onSince })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  if (!row) return null;
  return {
    onSince: isoOrNull(row.onSince),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  };
}

/** Without the pictures, which somebody at an unattended tablet could see, and without the card's hash. */
async function findSignIn(db: Db, userId: number): Promise<MyData['signIn']> {
  const { pupilPictures, pupilCards } = schema;
  const [pictures] = await db
    .select({ since: pupilPictures.createdAt })
    .from(pupilPictures)
    .where(eq(pupilPictures.userId, userId));
  const [card] = await db
    .select({ since: pupilCards.createdAt })
    .from(pupilCards)
    .where(eq(pupilCards.userId, userId));
  return {
    picturesSince: isoOrNull(pictures?.since ?? null),
    cardSince: isoOrNull(card?.since ?? null),
  };
}

async function findSchoolAccount(db: Db, userId: number): Promise<MyData['schoolAccount']> {
  const { issuer, subject, createdAt } = schema.schoolAccounts;
  const [row] = await db
    .select({ issuer, subject, createdAt })
    .from(schema.schoolAccounts)
    .where(eq(schema.schoolAccounts.userId, userId));
  return row ? { issuer: row.issuer, subject: row.subject, linkedAt: iso(row.createdAt) } : null;
}

async function findInvitation(db: Db, userId: number): Promise<MyData['invitedUntil']> {
  const { expiresAt } = schema.schoolInvitations;
  const [row] = await db
    .select({ expiresAt })
    .from(schema.schoolInvitations)
    .where(eq(schema.schoolInvitations.userId, userId));
  return isoOrNull(row?.expiresAt ?? null);
}

async function findPayments(db: Db, userId: number): Promise<MyData['payments']> {
  const { amountPence, currency, status, isTest, refundedPence, dispute } = schema.payments;
  const { createdAt, paidAt } = schema.payments;
  const rows = await db
    .select({ amountPence, currency, status, isTest, refundedPence, dispute, createdAt, paidAt })
    .from(schema.payments)
    .where(eq(schema.payments.userId, userId))
    .orderBy(desc(createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: iso(row.createdAt),
    paidAt: isoOrNull(row.paidAt),
  }));
}

async function findAccountLog(db: Db, userId: number): Promise<MyData['accountLog']> {
  const events = await findEventsOf(db, userId);
  return events.map(({ kind, detail, createdAt }) => ({
    action: AUDIT_SENTENCES[kind],
    detail,
    createdAt: iso(createdAt),
  }));
}
