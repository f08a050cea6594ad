// The recordings of the caller's set work (D11), which the device keeps with the rounds dealt ahead.
import { z } from 'zod/mini';
import { RECORDING_FORMATS } from '../recordings.ts';
import { numberUpTo, type Endpoint } from './endpoint.ts';

/** A recording as it is sent. */
export const sentRecordingSchema = z.object({
  format: z.enum(RECORDING_FORMATS),
  /** The recording in base64. */
  audio: z.string(),
});

const ownRecordingSchema = z.extend(sentRecordingSchema, {
  workId: z.int(),
  /** The word's number, which its id in a round ends with. */
  wordId: z.int(),
});

export type OwnRecording = z.infer<typeof ownRecordingSchema>;

export const ownRecordings = {
  getOwnRecordings: {
    method: 'GET',
    path: '/api/user/recordings',
    access: 'user',
    summary:
      'Words in their teacher’s voice, of the word list of one piece of work; none if it is not set for the caller or finished',
    query: z.object({ work: numberUpTo(2_147_483_647) }),
    success: 200,
    reply: z.object({ rows: z.array(ownRecordingSchema), total: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
