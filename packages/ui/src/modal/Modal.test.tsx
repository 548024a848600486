import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';
import { InformationModal } from './InformationModal.tsx';
import { Modal } from './Modal.tsx';

const dialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]')!;
const press = (name: string) =>
  perform(() =>
    [...dialog().querySelectorAll('button')].find(button => button.textContent === name)!.click(),
  );

describe('every modal', () => {
  const promises = {
    target: '[role$="dialog"] [id^="headlessui-dialog-panel"]',
    isOverlay: true,
  };
  describeContract(
    <Modal isOpen onClose={vi.fn()} title="Register">
      Content
    </Modal>,
    promises,
  );
  describeContract(<ConfirmModal isOpen title="Delete" questions={['Sure?']} onAnswer={vi.fn()} />, promises);
  describeContract(
    <InformationModal isOpen onClose={vi.fn()}>
      Content
    </InformationModal>,
    promises,
  );
});

describe('Modal', () => {
  it('is named by its title, and passes on what it is given', async () => {
    const ref = vi.fn();
    await render(
      <Modal isOpen onClose={vi.fn()} title="Register" ref={ref} data-own="yes" className="mt-9">
        Content
      </Modal>,
    );
    const title = document.getElementById(dialog().getAttribute('aria-labelledby')!);
    expect(title?.textContent).toBe('Register');
    const panel = dialog().querySelector('[data-own="yes"]')!;
    expect(panel.className).toContain('mt-9');
    expect(ref).toHaveBeenCalledWith(panel);
  });
});

describe('ConfirmModal', () => {
  it('gives one answer a press', async () => {
    const onAnswer = vi.fn();
    await render(<ConfirmModal isOpen title="Reject" questions={['Sure?']} onAnswer={onAnswer} />);
    await press('Yes');
    await press('No');
    expect(onAnswer.mock.calls).toEqual([[true], [false]]);
  });
});

describe('InformationModal', () => {
  it('says "Information!" and "OK" where nothing else is said', async () => {
    const onClose = vi.fn();
    await render(
      <InformationModal isOpen onClose={onClose}>
        Changed
      </InformationModal>,
    );
    expect(dialog().querySelector('h2')?.textContent).toBe('Information!');
    await press('OK');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
