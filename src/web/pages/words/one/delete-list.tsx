import { wordLists, type WordList } from '#shared/contract/word-lists.ts';
import { showToast } from '#ui/toast.tsx';
import { WORDS } from '../../../data/paths.ts';
import { toasts } from '../../../data/toasts.ts';
import { useActAndLeave } from '../../../data/use-act.ts';
import { AskFirst } from '../../../staff/confirm-dialog.tsx';

/** Deletes a list, and with it the work that it is set as. */
export function DeleteList({ list: { id: listId, name, uses } }: { list: WordList }) {
  const remove = useActAndLeave(wordLists.deleteWordList, WORDS);
  const work = uses === 1 ? 'a piece of set work' : `${uses} pieces of set work`;
  return (
    <AskFirst
      button="Delete the list…"
      buttonLook="danger"
      title={`Delete ${name}?`}
      text={
        uses === 0
          ? 'The list will be gone for good.'
          : `The list is ${work}, and who has done it. All of that will be gone for good with the list.`
      }
      action="Delete for good"
      look="danger"
      busy={remove.isPending}
      onConfirm={(close) =>
        remove.mutate(
          { params: { listId }, query: uses > 0 ? { endWork: 'true' } : {} },
          {
            onError: (error) => {
              close();
              showToast(toasts.adminActFailed(error));
            },
          },
        )
      }
    />
  );
}
