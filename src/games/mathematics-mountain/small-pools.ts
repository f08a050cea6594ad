// Question types with fewer than 500 questions, each with the reason why there are no more.
import { MATHS_TABLE } from '#testing/maths-table.ts';

/** The types behind each reason; the reason is read as the end of a sentence: "fewer than 500, because …". */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'these are facts about shapes, clocks, calendars and numbers, and all of them are asked': [
    ...['Y1.ME.4/r31', 'Y1.ME.5/r26', 'Y1.ME.5/r30', 'Y1.ME.6/r27', 'Y1.GE.1/r28', 'Y1.GE.2/r29'],
    ...['Y2.GE.1/r18', 'Y2.GE.2/r19', 'Y2.GE.3/r39', 'Y2.GE.5/r41', 'Y2.ME.7/r38', 'Y2.ME.8/r20'],
    ...['Y3.ME.4/r7', 'Y3.ME.5/r36', 'Y3.ME.6/r6', 'Y3.GE.1/r43', 'Y3.GE.2/r38', 'Y3.GE.3/r39'],
    ...['Y3.GE.4/r40', 'Y4.FR.6/r34', 'Y4.GE.1/r40', 'Y4.GE.3/r42', 'Y5.MD.8/r9', 'Y5.GE.1/r47'],
    'Y6.GE.2/r48',
  ],
  'every number that the year counts, reads or divides to is asked': [
    ...['Y1.PV.1/r4', 'Y1.PV.1/r9', 'Y1.PV.2/r11', 'Y1.PV.3/r1', 'Y1.PV.3/r2', 'Y1.PV.5/r3'],
    ...['Y1.FR.1/r10', 'Y1.FR.2/r20', 'Y2.PV.1/r4', 'Y2.PV.1/r7', 'Y2.PV.2/r3', 'Y2.PV.5/r5'],
    ...['Y2.PV.6/r28', 'Y2.AS.2/r11', 'Y2.FR.1/r15', 'Y2.FR.1/r16', 'Y2.FR.2/r32', 'Y3.PV.1/r10'],
    ...['Y3.PV.7/r29', 'Y3.AS.4/r13', 'Y3.FR.1/r31', 'Y4.PV.1/r7', 'Y4.PV.8/r29', 'Y4.PV.9/r12'],
    ...['Y4.FR.2/r33', 'Y4.FR.7/r35', 'Y5.MD.2/r32', 'Y5.MD.3/r15', 'Y5.FR.6/r38', 'Y5.FR.11/r6'],
    'Y6.CA.5/r20',
  ],
  'every sum of the size that the year adds and takes away is asked': [
    ...['Y1.AS.1/r23', 'Y1.AS.2/r7', 'Y1.AS.2/r8', 'Y1.AS.2/r14', 'Y1.AS.3/r5', 'Y1.AS.3/r6'],
    ...['Y1.AS.3/r12', 'Y1.AS.3/r13', 'Y1.AS.4/r15', 'Y1.AS.4/r16', 'Y2.AS.2/r1', 'Y2.AS.2/r2'],
    ...['Y2.AS.3/r12', 'Y2.AS.3/r13'],
  ],
  'every choice of the coins and round prices of the year is asked': [
    ...['Y1.ME.3/r17', 'Y2.ME.3/r35', 'Y2.ME.4/r36', 'Y2.ME.5/r21', 'Y3.ME.3/r21'],
  ],
  'it rests on the tables facts of the year, and all of them are asked': [
    ...['Y1.MD.1/r18', 'Y1.MD.1/r19', 'Y2.MD.1/r8', 'Y2.MD.1/r9', 'Y2.MD.2/r17', 'Y2.MD.3/r31'],
    ...['Y2.MD.4/r25', 'Y2.ST.1/r42', 'Y3.MD.1/r1', 'Y3.MD.1/r2', 'Y3.MD.1/r15', 'Y3.MD.2/r14'],
    ...['Y3.MD.3/r23', 'Y3.FR.2/r11', 'Y3.FR.2/r22', 'Y3.FR.3/r32', 'Y3.FR.4/r33', 'Y3.FR.7/r35'],
    ...['Y3.ST.1/r41', 'Y4.MD.1/r1', 'Y4.MD.1/r2', 'Y4.MD.1/r8', 'Y4.MD.2/r13', 'Y4.MD.3/r21'],
    ...['Y4.FR.3/r22', 'Y4.ME.3/r17', 'Y5.MD.5/r18', 'Y5.MD.8/r1', 'Y5.MD.9/r33', 'Y5.GE.6/r51'],
    ...['Y6.RP.3/r42', 'Y6.AL.5/r44', 'Y6.ME.3/r26'],
  ],
  'only these fractions are whole hundredths or thousandths': [
    ...['Y5.FR.12/r5', 'Y6.FR.6/r38', 'Y6.FR.11/r41'],
  ],
  'larger numbers take longer than ten seconds in the head': [
    ...['Y3.MD.2/r24', 'Y3.ME.2/r20', 'Y4.MD.2/r20', 'Y4.MD.4/r24', 'Y4.ME.4/r38', 'Y5.MD.6/r19'],
    ...['Y5.ME.2/r43', 'Y5.ME.3/r44', 'Y5.ME.5/r25', 'Y5.ME.7/r46', 'Y6.CA.3/r33', 'Y6.CA.4/r29'],
    ...['Y6.FR.3/r12', 'Y6.FR.8/r14', 'Y6.ME.7/r25'],
  ],
};

interface SmallPool {
  /** How many questions it has at least. */
  least: number;
  because: string;
}

const LEAST = new Map(MATHS_TABLE.map(({ id, pool }) => [id, pool]));

/** The small pools by the id of the type. */
export const SMALL_POOLS: ReadonlyMap<string, SmallPool> = new Map(
  Object.entries(REASONS).flatMap(([because, ids]) =>
    ids.map((id) => [id, { because, least: LEAST.get(id) ?? Infinity }] as const),
  ),
);
