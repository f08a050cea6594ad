// Calls of owners and teachers that ask for the password again, so that somebody who finds an unlocked laptop can do
// little harm.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';

/** Calls that do not ask for the password, by reason. A new call asks for it or is listed here. */
const ASK_NOT: Readonly<Record<string, readonly string[]>> = {
  'show on a page what its reader works with, and save no file': [
    'getAdmins',
    'getStats',
    'getStudents',
    'getStudent',
    'getStudentHistory',
    'getStudentPlaySettings',
    'getSetup',
    'getMessages',
    'getAuditLog',
    'getAuditEvents',
    'getAuditActors',
    'getPaymentNotices',
    'getClasses',
    'getClass',
    'findCandidates',
    'getTeachers',
    'getPredictions',
    'getIdlePupils',
    'getClassComments',
    'getWorries',
    'countWorries',
    'getSafeguardingLeads',
    'getClassReport',
    'getPupilLetter',
    'getAchievements',
    'getSheets',
    'getPupil',
    'getLesson',
    'getTogether',
    'getTogetherQuestion',
    'getPastTogethers',
    'getPupilPlaySettings',
    'getWork',
    'getSpelling',
    'getSettable',
    'getWordLists',
    'getWordList',
    'checkWordList',
    'hearWord',
    'getMap',
    'getMapCell',
    'getObjectiveQuestions',
    'getSlips',
    'getTablesChecks',
    'getTablesCheck',
    'getSecondFactor',
    'getDescription',
  ],
  'make or change what whoever may see it can change back': [
    'setStudentMemory',
    'setStudentPlaySettings',
    'setPupilPlaySettings',
    'changeSetup',
    'markMessage',
    'decidePaymentNotice',
    'keepIdlePupil',
    'makeClass',
    'addPupil',
    'removePupil',
    'markComment',
    'acknowledgeWorry',
    'setWork',
    'openTablesCheck',
    'startTogether',
    'stopTogether',
    'changeTablesCheck',
    'makeWordList',
    'changeWordList',
  ],
  'keep or delete what can be said again': ['recordWord', 'forgetRecording'],
  'delete nothing about anybody': ['takeWorkBack', 'deleteWordList'],
  'are needed in the middle of a lesson, and each one is in the audit log': ['lookUpPictures'],
  'take the password themselves': ['turnOffSecondFactor'],
};

const ofStaff = Object.entries<Endpoint>(contract).filter(
  ([, { access }]) => access === 'teacher' || access === 'admin',
);
const asking = ofStaff.filter(([, { confirm }]) => confirm !== undefined).map(([name]) => name);

/** A field of an answer that gives access to something. */
const SECRET = /"(password|link|secret|pictures|\w*codes)":\{"type":"(string|array)"/i;

describe('the password', () => {
  it('every call of owners and teachers asks for the password again, unless it is listed with a reason', () => {
    const named = Object.values(ASK_NOT).flat();
    expect([...asking, ...named].toSorted()).toEqual(ofStaff.map(([name]) => name).toSorted());
  });

  it('calls that delete, save a file or answer a secret ask for the password again, except for two with good reasons', () => {
    const grave = ofStaff.filter(
      ([name, { path, reads, reply }]) =>
        /^(delete|undo)/.test(name) ||
        /\.csv$|\/export$|\/copy$/.test(path) ||
        (reads?.endsWith('-exported') ?? false) ||
        SECRET.test(JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any' }))),
    );
    const spared = grave.map(([name]) => name).filter((name) => !asking.includes(name));
    expect(spared).toEqual(['lookUpPictures', 'deleteWordList']);
    expect(grave.map(([name]) => name)).toEqual(
      expect.arrayContaining(['deleteAccount', 'undoImport', 'exportRoster', 'makeCards']),
    );
  });
});
