// Queries and mutations of the admin pages.
import {
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { admin, STUDENT_HISTORY_PAGE_SIZE, type StudentHistory } from '#shared/contract/admin.ts';
import type { CallOf, Endpoint } from '#shared/contract/endpoint.ts';
import { classes } from '#shared/contract/classes.ts';
import { classReports } from '#shared/contract/class-reports.ts';
import { comments } from '#shared/contract/comments.ts';
import { audit } from '#shared/contract/audit.ts';
import { evidence } from '#shared/contract/evidence.ts';
import { idlePupils } from '#shared/contract/idle-pupils.ts';
import { map } from '#shared/contract/map.ts';
import { ownerPayments } from '#shared/contract/owner-payments.ts';
import { predictions } from '#shared/contract/predictions.ts';
import { tablesChecks } from '#shared/contract/tables-check.ts';
import { teachers } from '#shared/contract/teachers.ts';
import { work } from '#shared/contract/work.ts';
import { wordLists, type WrittenWord } from '#shared/contract/word-lists.ts';
import type { YearGroup } from '#shared/years.ts';
import type { Proof } from '#shared/proofs.ts';
import { call, callForPage } from '../data/api.ts';
import { ApiError } from '../data/request.ts';

const ADMIN_KEY = 'admin';
/** Admin queries retry 2 times (spec S9). */
const RETRIES = 2;
const RETRY_DELAY_MS = 500;
const WHILE_THEY_PLAY_MS = 20_000;

/** Whether the server answered 403 (D1). */
export function isForbidden(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 403 && error.needs === undefined;
}

export function needsPassword(error: Error): boolean {
  return error instanceof ApiError && error.needs === 'password';
}

export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** A refusal is not retried. */
const isRefusal = (error: Error) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Admin queries: refetched at each visit; the previous page stays visible while the next one loads. */
function useAdminQuery<T>(key: QueryKey, queryFn: () => Promise<T>) {
  return useQuery({
    queryKey: [ADMIN_KEY, ...key],
    queryFn,
    staleTime: 0,
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures < RETRIES && !isRefusal(error),
    retryDelay: (failures) => RETRY_DELAY_MS * 2 ** failures,
  });
}

export function useStats() {
  return useAdminQuery(['stats'], () => call(admin.getStats, {}));
}

export function usePredictions() {
  return useAdminQuery(['predictions'], () => call(predictions.getPredictions, {}));
}

export function useEvidence() {
  return useAdminQuery(['evidence'], () => call(evidence.getEvidence, {}));
}

export type StudentsQuery = NonNullable<CallOf<typeof admin.getStudents>['query']>;

export function useStudents(query: StudentsQuery) {
  return useAdminQuery(['students', query], () => callForPage(admin.getStudents, { query }));
}

export function useStudent(id: number) {
  return useQuery({
    queryKey: [ADMIN_KEY, 'student', id],
    staleTime: 0,
    queryFn: () => call(admin.getStudent, { params: { id } }),
    retry: (failures, error) => failures < RETRIES && !isRefusal(error),
    retryDelay: (failures) => RETRY_DELAY_MS * 2 ** failures,
  });
}

export function useStudentPlaySettings(id: number) {
  return useAdminQuery(['student', id, 'play-settings'], () =>
    call(admin.getStudentPlaySettings, { params: { id } }),
  );
}

const nothingBefore: number | null = null;

/** The games on a student's page: `newest` and those loaded before them. */
export function useStudentHistory(id: number, newest: StudentHistory) {
  const older = useInfiniteQuery({
    queryKey: [ADMIN_KEY, 'student', id, 'before', newest.at(-1)?.nth],
    queryFn: ({ pageParam: before }) =>
      call(admin.getStudentHistory, { params: { id }, query: { before } }),
    initialPageParam: newest.at(-1)?.nth ?? 1,
    getNextPageParam: (page) => page.at(-1)?.nth,
    enabled: false,
  });
  const history = [...newest, ...(older.data?.pages.flat() ?? [])];
  return {
    history,
    /** Games are numbered from 1 without a gap. */
    hasOlder: (history.at(-1)?.nth ?? 1) > 1,
    /** Loads the next older games; returns whether that worked. */
    loadOlder: async () => !(await older.fetchNextPage()).isError,
    isLoading: older.isFetching,
  };
}

/** The games of one proof, newest first; nothing is loaded for null. */
export function useProvedHistory(id: number, proof: Proof | null) {
  const games = useInfiniteQuery({
    queryKey: [ADMIN_KEY, 'student', id, 'proof', proof],
    staleTime: 0,
    queryFn: ({ pageParam: before }) =>
      call(admin.getStudentHistory, {
        params: { id },
        query: { ...(proof && { proof }), ...(before !== null && { before }) },
      }),
    initialPageParam: nothingBefore,
    getNextPageParam: (page) =>
      page.length < STUDENT_HISTORY_PAGE_SIZE ? undefined : page.at(-1)?.nth,
    enabled: proof !== null,
  });
  return {
    history: games.data?.pages.flat() ?? [],
    hasOlder: games.hasNextPage,
    /** Loads the next older games; returns whether that worked. */
    loadOlder: async () => !(await games.fetchNextPage()).isError,
    isLoading: games.isFetching,
    isMissing: games.isError && !games.data,
  };
}

export function useAdmins() {
  return useAdminQuery(['admins'], () => call(admin.getAdmins, {}));
}

export function useMessages(page: number) {
  return useAdminQuery(['messages', page], () => call(admin.getMessages, { query: { page } }));
}

export type AuditFilter = NonNullable<CallOf<typeof audit.getAuditEventsCsv>['query']>;

export function useAuditEvents(filter: AuditFilter, page: number) {
  return useAdminQuery(['audit-events', filter, page], () =>
    call(audit.getAuditEvents, { query: { ...filter, page } }),
  );
}

/** The accounts that the log knows as actors. */
export function useAuditActors() {
  return useAdminQuery(['audit-actors'], () => call(audit.getAuditActors, {}));
}

export function usePaymentNotices(page: number) {
  return useAdminQuery(['payment-notices', page], () =>
    call(ownerPayments.getPaymentNotices, { query: { page } }),
  );
}

export function useSetup() {
  return useAdminQuery(['setup'], () => call(admin.getSetup, {}));
}

export function useTeachers() {
  return useAdminQuery(['teachers'], () => call(teachers.getTeachers, {}));
}

export function useIdlePupils() {
  return useAdminQuery(['idle-pupils'], () => call(idlePupils.getIdlePupils, {}));
}

export function useClasses() {
  return useAdminQuery(['classes'], () => call(classes.getClasses, {}));
}

export function useWordLists() {
  return useAdminQuery(['word-lists'], () => call(wordLists.getWordLists, {}));
}

/** Nothing is loaded for null. */
export function useWordList(listId: number | null) {
  return useQuery({
    queryKey: [ADMIN_KEY, 'word-list', listId],
    queryFn:
      listId === null ? skipToken : () => call(wordLists.getWordList, { params: { listId } }),
    staleTime: 0,
    retry: (failures, error) => failures < RETRIES && !isRefusal(error),
    retryDelay: (failures) => RETRY_DELAY_MS * 2 ** failures,
  });
}

/** What the games say of words that are being typed; the last answer stays visible while the next one loads. */
export function useWordCheck(words: readonly WrittenWord[], yearGroup: YearGroup) {
  return useQuery({
    queryKey: ['word-check', yearGroup, words],
    queryFn:
      words.length === 0
        ? skipToken
        : () => call(wordLists.checkWordList, { body: { yearGroup, words: [...words] } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useClassComments(classId: number, page: number) {
  return useAdminQuery(['class', classId, 'comments', page], () =>
    call(comments.getClassComments, { params: { classId }, query: { page } }),
  );
}

export function useClassMap(classId: number) {
  return useAdminQuery(['class', classId, 'map'], () => call(map.getMap, { params: { classId } }));
}

export function useMapCell(classId: number, userId: number, objective: string) {
  return useAdminQuery(['class', classId, 'map', userId, objective], () =>
    call(map.getMapCell, { params: { classId, userId, objective } }),
  );
}

export function useClassSlips(classId: number) {
  return useAdminQuery(['class', classId, 'slips'], () =>
    call(map.getSlips, { params: { classId } }),
  );
}

export function useWorries(page: number) {
  return useAdminQuery(['worries', page], () => call(comments.getWorries, { query: { page } }));
}

/** How many comments of the worry list nobody has acknowledged. */
export function useOpenWorries() {
  return useAdminQuery(['open-worries'], () => call(comments.countWorries, {}));
}

export function useSafeguardingLeads() {
  return useAdminQuery(['safeguarding-leads'], () => call(comments.getSafeguardingLeads, {}));
}

/** What is set for a class and how far each pupil is, kept up to date while a class plays. */
export function useClassWork(classId: number) {
  return useQuery({
    queryKey: [ADMIN_KEY, 'class', classId, 'work'],
    staleTime: 0,
    queryFn: () => call(work.getWork, { params: { classId } }),
    retry: (failures, error) => failures < RETRIES && !isRefusal(error),
    retryDelay: (failures) => RETRY_DELAY_MS * 2 ** failures,
    refetchInterval: WHILE_THEY_PLAY_MS,
  });
}

export function useTablesChecks(classId: number) {
  return useAdminQuery(['class', classId, 'tables-checks'], () =>
    call(tablesChecks.getTablesChecks, { params: { classId } }),
  );
}

/** A tables check with its results, kept up to date while it is open; nothing is loaded for null. */
export function useTablesCheck(checkId: number | null) {
  return useQuery({
    queryKey: [ADMIN_KEY, 'tables-check', checkId],
    staleTime: 0,
    queryFn:
      checkId === null
        ? skipToken
        : () => call(tablesChecks.getTablesCheck, { params: { checkId } }),
    retry: (failures, error) => failures < RETRIES && !isRefusal(error),
    retryDelay: (failures) => RETRY_DELAY_MS * 2 ** failures,
    refetchInterval: ({ state }) => (state.data?.closedAt === null ? WHILE_THEY_PLAY_MS : false),
  });
}

/** The objectives that can be set. */
export function useSettable() {
  return useAdminQuery(['settable'], () => call(work.getSettable, {}));
}

/** What is printed of a class: the last `weeks` weeks by week. */
export function useClassReport(classId: number, weeks: number) {
  return useAdminQuery(['class', classId, 'report', weeks], () =>
    call(classReports.getClassReport, { params: { classId }, query: { weeks } }),
  );
}

export function usePupilLetter(params: { classId: number; userId: number }, weeks: number) {
  return useAdminQuery(['class', params.classId, 'letter', params.userId, weeks], () =>
    call(classReports.getPupilLetter, { params, query: { weeks } }),
  );
}

export function useAchievements(classId: number) {
  return useAdminQuery(['class', classId, 'certificates'], () =>
    call(classReports.getAchievements, { params: { classId } }),
  );
}

export type ClassWithPupils = z.output<typeof classes.getClass.reply>;

/** Milliseconds; a browser's clock that is ahead must not ask all the time. */
const ASK_AGAIN_AT_LEAST = 60_000;

/** One class with its pupils; read again when its class page closes. */
export function useClass(classId: number) {
  return useQuery({
    queryKey: [ADMIN_KEY, 'class', classId],
    staleTime: 0,
    queryFn: () => call(classes.getClass, { params: { classId } }),
    retry: (failures, error) => failures < RETRIES && !isRefusal(error),
    retryDelay: (failures) => RETRY_DELAY_MS * 2 ** failures,
    refetchInterval: ({ state }) => {
      const until = state.data?.signInOpenUntil;
      return until ? Math.max(ASK_AGAIN_AT_LEAST, Date.parse(until) - Date.now()) : false;
    },
  });
}

/** A mutation; afterwards all admin queries and the user are refetched. */
export function useAct<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallOf<E>) => call<E, Reply>(endpoint, input),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [ADMIN_KEY] }),
        client.invalidateQueries({ queryKey: ['user'], exact: true }),
      ]),
  });
}

/** Deletes an account; its queries are removed rather than refetched. */
export function useDeleteAccount(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (username: string) =>
      call(admin.deleteAccount, { params: { id }, body: { username } }),
    onSuccess: () => client.removeQueries({ queryKey: [ADMIN_KEY], type: 'inactive' }),
  });
}
