import { useEffect, useRef, useState } from 'react';
import { useIsShown } from '../kit/hooks/useIsShown';
import type { Described } from './pdf/makePdf';

const PDF_TYPE = 'application/pdf';

/** How long a document has to stay as it is before its PDF is prepared (ms). */
const PREPARE_AFTER = 300;

/** A document, and the name of its file without the extension. */
export interface PdfRequest {
  described: Described;
  name: string;
}

export const pdfFileName = ({ name }: Pick<PdfRequest, 'name'>): string => `${name}.pdf`;

/** Whether this device hands a PDF to other apps. */
export const canSharePdf = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([''], 'a.pdf', { type: PDF_TYPE })] });

/** PDFs are made by a large library, which is loaded for them only. */
const loadMaker = () => import(/* webpackChunkName: "pdf" */ './pdf/makePdf');

/**
 * Prepares the PDF of a document while the user reads it, because a browser shares a file only right after a press.
 * @returns a function that gives the file of a document. It makes the file if another one was prepared, and rejects if
 *   the document is no longer shown when the file is there, since nobody waits for it then.
 */
export function usePdf(shown: PdfRequest | null): (wanted: PdfRequest) => Promise<File> {
  const isShown = useIsShown();
  const made = useRef<{ key: string; file: Promise<File> }>(null);
  const fileOf = (wanted: PdfRequest): Promise<File> => {
    const key = JSON.stringify(wanted);
    if (made.current?.key === key) return made.current.file;
    const file = loadMaker().then(({ makePdf }) => makePdf(wanted.described, pdfFileName(wanted)));
    const entry = { key, file };
    made.current = entry;
    // What failed is tried again at the next press.
    file.catch(() => {
      if (made.current === entry) made.current = null;
    });
    return file;
  };
  const latest = useRef({ shown, fileOf });
  useEffect(() => {
    latest.current = { shown, fileOf };
  });
  const key = shown && JSON.stringify(shown);
  useEffect(() => {
    if (key === null) return undefined;
    const timer = setTimeout(() => {
      const { current } = latest;
      // A failure is told when the file is wanted.
      if (current.shown) current.fileOf(current.shown).catch(() => undefined);
    }, PREPARE_AFTER);
    return () => clearTimeout(timer);
  }, [key]);
  return async (wanted) => {
    const file = await fileOf(wanted);
    if (!isShown.current) throw new Error('The document is no longer shown');
    return file;
  };
}

/** Sends a document as a PDF, and says whether the file is being prepared or could not be. */
export function usePdfSending(pdf: PdfRequest) {
  const pdfOf = usePdf(pdf);
  const [state, setState] = useState<'preparing' | 'failed' | null>(null);
  return {
    preparing: state === 'preparing',
    failed: state === 'failed',
    setPreparing: (isPreparing: boolean) => setState(isPreparing ? 'preparing' : null),
    /**
     * Hands the file to `send`. If it cannot be made, the tab that was opened for it is closed.
     * @returns what `send` returns; false without a file.
     */
    withFile: async (tab: Window | null, send: (file: File) => Promise<boolean>) => {
      setState('preparing');
      try {
        const file = await pdfOf(pdf);
        setState(null);
        return await send(file);
      } catch {
        tab?.close();
        setState('failed');
        return false;
      }
    },
  };
}
