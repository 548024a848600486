import type { ViewList } from '@dossier/api/contract';
import { useCurrentUser } from '@dossier/api/access';
import { useViewChanges, type SavedView, type ViewInput } from '@dossier/api/registrations';
import { Form, FormCheckbox, FormTextField, FormWhen, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { ModalActions } from '../ModalActions.tsx';
import { useNotify } from '../use-notify.ts';
import { useTexts, useTranslations } from '../translations.ts';
import { viewSchema, type ViewForm } from './view-schema.ts';

/** Gives the list as it stands a name, or a view another one, and shares it. */
export function ViewModal({ list, view, input, saved, leavesWords, onClose }: ViewModalProps) {
  const t = useTranslations('views');
  const texts = useTexts('views');
  const { save, change, refresh } = useViewChanges();
  const notify = useNotify({ VersionStale: texts.stale, NotFound: texts.gone }, () => void refresh());
  const me = useCurrentUser().data?._id;
  const isTaken = (name: unknown) =>
    saved.some(({ owner, name: other }) => owner._id === me && other === String(name).trim());
  const form = useForm<ViewForm>({
    schema: viewSchema,
    defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    draft: view ? `view ${view._id} ${view.version}` : `view new ${list}`,
    onSubmit: async ({ name, isShared }) => {
      const body: ViewInput = { ...input, list, name: name.trim(), isShared };
      const text = t($ => $.views.saved, { name: body.name });
      if (await notify(() => (view ? change(view, body) : save(body)), text)) onClose();
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={view ? texts.change : texts.title} width={460}>
      <Form form={form} hasSummary={false}>
        <FormTextField control={form.control} name="name" label={texts.name} autoFocus />
        <FormCheckbox control={form.control} name="isShared" label={texts.share} hint={texts.shareHint} />
        <FormWhen control={form.control} name="name" is={isTaken}>
          <Notice tone="info">{texts.same}</Notice>
        </FormWhen>
        {leavesWords && <Notice tone="info">{texts.withoutSearch}</Notice>}
        <ModalActions control={form.control} cancel={texts.cancel} submit={texts.keep} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface ViewModalProps {
  readonly list: ViewList;
  /** The one that is changed; null for a new one. */
  readonly view: SavedView | null;
  /** What the view asks for. */
  readonly input: Pick<ViewInput, 'query' | 'columns'>;
  /** Views that are there: one of the person's own is changed by saving under its name. */
  readonly saved: readonly SavedView[];
  /** The search terms of the list are not kept. */
  readonly leavesWords: boolean;
  readonly onClose: () => void;
}
