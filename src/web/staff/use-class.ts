import { classes } from '#shared/contract/classes.ts';
import { useRead } from '../data/use-read.ts';

/** Milliseconds; a browser's clock that is ahead must not ask all the time. */
const ASK_AGAIN_AT_LEAST = 60_000;

/** One class with its pupils; read again when its class page closes. */
export function useClass(classId: number) {
  return useRead(
    classes.getClass,
    { params: { classId } },
    {
      refetchInterval: ({ state }) => {
        const until = state.data?.signInOpenUntil;
        return until ? Math.max(ASK_AGAIN_AT_LEAST, Date.parse(until) - Date.now()) : false;
      },
    },
  );
}
