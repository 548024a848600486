'use client';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useMessages } from '../messages/index.ts';
import { Modal } from '../modal/Modal.tsx';
import { type Changes, LeaveGuardContext } from './leave-guards.ts';

interface Question {
  readonly changes: Changes;
  readonly answer: (leaves: boolean) => void;
}

/**
 * Asks before a page with unsaved changes is left: around the application, once. The router calls what
 * `useConfirmLeave` gives before it goes anywhere.
 *
 * Renders its children, and a `role="alertdialog"` while it asks. The focus starts on the safe answer; Escape and the
 * cross give it too.
 */
export function LeaveGuardProvider({ children }: LeaveGuardProviderProps) {
  const { components } = useMessages();
  const guards = useRef(new Set<() => Changes>());
  const [question, setQuestion] = useState<Question | null>(null);

  const listeners = useRef(new Set<() => void>());

  const add = useCallback((changesOf: () => Changes) => {
    const notify = () => listeners.current.forEach(listener => listener());
    guards.current.add(changesOf);
    notify();
    return () => {
      guards.current.delete(changesOf);
      notify();
    };
  }, []);
  const subscribe = useCallback((onChange: () => void) => {
    listeners.current.add(onChange);
    return () => void listeners.current.delete(onChange);
  }, []);
  const hasChanges = useCallback(() => guards.current.size > 0, []);
  const confirmLeave = useCallback((): Promise<boolean> => {
    const changes = [...guards.current].flatMap(changesOf => changesOf());
    if (changes.length === 0) return Promise.resolve(true);
    return new Promise(resolve => setQuestion({ changes, answer: resolve }));
  }, []);
  const value = useMemo(
    () => ({ add, confirmLeave, hasChanges, subscribe }),
    [add, confirmLeave, hasChanges, subscribe],
  );

  const answer = (leaves: boolean) => {
    question?.answer(leaves);
    setQuestion(null);
  };
  return (
    <LeaveGuardContext value={value}>
      {children}
      <Modal
        isOpen={question !== null}
        onClose={() => answer(false)}
        title={components.leave.title}
        width={460}
        role="alertdialog"
        footer={
          <>
            <Button variant="danger" onClick={() => answer(true)}>
              {components.leave.discard}
            </Button>
            <Button variant="primary" autoFocus onClick={() => answer(false)}>
              {components.leave.keep}
            </Button>
          </>
        }
      >
        <p>{components.leave.text}</p>
        <ul className="mt-2 list-disc ps-5">
          {question?.changes.map(change => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </Modal>
    </LeaveGuardContext>
  );
}

export interface LeaveGuardProviderProps {
  children: ReactNode;
}
