// Answers of the server to an owner, for tests of screens: a small school.
import type { AdminStats, StudentDetail, StudentRow } from '#shared/contract/admin.ts';
import { DAY_MS } from '#shared/dates.ts';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { answersFor, pupil } from './fake-api.ts';

export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

export const TEACHER = pupil({
  id: 9,
  username: 'head',
  displayName: 'Ms Head',
  role: 'owner',
  isAdmin: true,
});

/** Somebody who signs in with a password alone. */
export const BY_PASSWORD = { hasPassword: true, hasSchoolAccount: false, invitedUntil: null };

export const STATS: AdminStats = {
  totalStudents: 1234,
  activeStudentsThisWeek: 56,
  totalGamesPlayed: 4000,
  gamesPlayedThisWeek: 78,
  rushedGames: 12,
  unverifiedGames: 1040,
  averageScore: 7.5,
  popularGames: [
    { gameId: 'word-search', count: 3000 },
    { gameId: 'old-game', count: 1000 },
  ],
  recentFeedback: [
    {
      id: 1,
      gameId: 'word-search',
      rating: 4,
      comment: 'More words please',
      createdAt: '2026-03-01T10:00:00Z',
      avatar: '🦊',
      displayName: 'Zara',
    },
  ],
  gamesPerDay: [
    { day: '2026-03-01', count: 5 },
    { day: '2026-03-02', count: 0 },
  ],
};

export const NO_STATS: AdminStats = {
  ...STATS,
  totalStudents: 0,
  activeStudentsThisWeek: 0,
  totalGamesPlayed: 0,
  gamesPlayedThisWeek: 0,
  rushedGames: 0,
  unverifiedGames: 0,
  averageScore: null,
  popularGames: [],
  recentFeedback: [],
};

export const ZARA: StudentRow = {
  id: 3,
  username: 'zara',
  displayName: 'Zara K.',
  avatar: '🦊',
  yearGroup: 3,
  gamesPlayed: 12,
  avgScore: 8.4,
  rushed: 1,
  unverified: 2,
  lastActive: daysAgo(0),
  isActive: true,
  isTest: false,
  paymentState: null,
};

export const OMAR: StudentRow = {
  id: 4,
  username: 'omar',
  displayName: 'omar',
  avatar: '🐶',
  yearGroup: null,
  gamesPlayed: 0,
  avgScore: null,
  rushed: 0,
  unverified: 0,
  lastActive: null,
  isActive: false,
  isTest: true,
  paymentState: null,
};

export const DETAIL: StudentDetail = {
  user: {
    id: 3,
    username: 'zara',
    displayName: 'Zara K.',
    avatar: '🦊',
    yearGroup: 3,
    gamesCompleted: 3,
    role: 'pupil',
    isAdmin: false,
    isActive: true,
    isTest: false,
    paymentState: null,
    createdAt: '2026-01-05T10:00:00Z',
  },
  history: [
    {
      id: 3,
      nth: 3,
      gameId: 'word-search',
      score: 9,
      maxScore: 10,
      verified: true,
      rushed: false,
      createdAt: daysAgo(0),
      recordedAt: daysAgo(0),
    },
    {
      id: 2,
      nth: 2,
      gameId: 'find-my-number',
      score: 2,
      maxScore: 10,
      duration: 31,
      verified: true,
      rushed: true,
      createdAt: daysAgo(1),
      recordedAt: daysAgo(1),
    },
    {
      id: 1,
      nth: 1,
      gameId: 'word-search',
      score: 5,
      maxScore: 10,
      verified: false,
      rushed: false,
      createdAt: daysAgo(9),
      recordedAt: daysAgo(9),
    },
  ],
  feedback: Array.from({ length: 6 }, (_, index) => ({
    id: index + 1,
    gameId: 'word-search',
    rating: 5,
    comment: `Comment ${index + 1}`,
    createdAt: '2026-03-01T10:00:00Z',
  })),
  performance: [
    {
      gameId: 'word-search',
      attempts: 6,
      averagePercent: 70,
      averageSeconds: 45.5,
      timed: 4,
      rushed: 1,
      unverified: 2,
      trendPercent: 40,
      lastPlayed: daysAgo(0),
    },
    {
      gameId: 'find-my-number',
      attempts: 1,
      averagePercent: 20,
      averageSeconds: null,
      timed: 0,
      rushed: 0,
      unverified: 0,
      trendPercent: null,
      lastPlayed: daysAgo(1),
    },
  ],
  isMemoryOn: true,
};

/** Every answer that the admin pages read. */
export const ADMIN_ANSWERS = {
  ...answersFor(TEACHER),
  getStats: STATS,
  getStudents: [ZARA, OMAR],
  getSecondFactor: { on: false, recoveryCodesLeft: 0, required: false, available: true },
  getStudent: DETAIL,
  getStudentPlaySettings: { ...DEFAULT_PLAY_SETTINGS, setByStaff: [] },
  getAdmins: [
    {
      ...BY_PASSWORD,
      id: 9,
      username: 'head',
      displayName: 'Ms Head',
      avatar: '🐶',
      isActive: true,
    },
  ],
  getTeachers: { rows: [], total: 0 },
  countWorries: { open: 0 },
  getSafeguardingLeads: {
    rows: [{ id: 9, username: 'head', displayName: 'Ms Head', isLead: false }],
    total: 1,
  },
  getIdlePupils: { rows: [], total: 0, months: 24, noticeDays: 30 },
  getSetup: { dismissed: true, steps: [], addresses: [], backup: null, troubles: [] },
  getMessages: { messages: [], total: 0, unread: 0 },
  getAuditEvents: { rows: [], total: 0 },
  getAuditActors: {
    rows: [
      { id: 9, name: 'head' },
      { id: 17, name: 'former account 17' },
    ],
    total: 2,
  },
  getPaymentNotices: { rows: [], total: 0, undecided: 0 },
};
