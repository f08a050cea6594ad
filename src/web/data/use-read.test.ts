import { describe, expect, it } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { classes } from '#shared/contract/classes.ts';
import { comments } from '#shared/contract/comments.ts';
import { ApiError } from './request.ts';
import { readRules } from './use-read.ts';

const commentsOf = (classId: number, page: number) =>
  readRules(comments.getClassComments, { params: { classId }, query: { page } });

describe('while another answer loads', () => {
  it('the present page of the same list stays on the screen while another loads', () => {
    expect(commentsOf(5, 2).placeholderData('page 1', commentsOf(5, 1))).toBe('page 1');
  });

  it('another class’s answer does not stay on the screen', () => {
    expect(commentsOf(6, 1).placeholderData('of class 5', commentsOf(5, 1))).toBeUndefined();
  });
});

describe('a read that failed', () => {
  const away = new ApiError(0, 'No answer.');
  const triesOf = ({ retry }: ReturnType<typeof readRules>, error: Error) =>
    [0, 1, 2, 3].filter((failures) => retry(failures, error)).length;

  it('a failed read is tried twice more for staff, and not for others', () => {
    expect(triesOf(readRules(classes.getClasses, {}), away)).toBe(2);
    expect(triesOf(readRules(account.getSessions, {}), away)).toBe(0);
  });

  it('a read that the server has refused is not tried again', () => {
    expect(triesOf(readRules(classes.getClasses, {}), new ApiError(403, 'No.'))).toBe(0);
  });
});
