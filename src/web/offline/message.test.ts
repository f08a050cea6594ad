import { expect, it } from 'vitest';
import { readMessage } from './message.ts';

it.each([{ type: 'take over' }, { type: 'here', code: '/assets/index-1234.js', year: '3' }])(
  'the worker reads the message %j',
  (message) => expect(readMessage(message)).toEqual(message),
);

it.each([
  null,
  undefined,
  'take over',
  7,
  {},
  { type: 'leave' },
  { type: 'here' },
  { type: 'here', code: '' },
])('the worker ignores the message %j', (data) => expect(readMessage(data)).toBeNull());
