import { expect, it } from 'vitest';
import { readMessage } from './message.ts';

it.each([{ type: 'take over' }, { type: 'here', code: '/assets/index-1234.js', year: '3' }])(
  'reads %j',
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
])('passes over %j', (data) => expect(readMessage(data)).toBeNull());
