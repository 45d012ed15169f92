/** A question to a worker that answers once. */
export interface Asked<Answer> {
  /** Null if the worker failed. */
  result: Promise<Answer | null>;
  cancel: () => void;
}

/**
 * Asks a worker, and stops it once it has answered.
 * @param hear - Gets each message. It returns the answer, null for a failure, or undefined for a message before both.
 */
// The caller names the type of the messages.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function askWorker<Message, Answer>(
  worker: Worker,
  request: unknown,
  hear: (message: Message) => Answer | null | undefined,
): Asked<Answer> {
  const result = new Promise<Answer | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      const answer = hear(data);
      if (answer === undefined) return;
      resolve(answer);
      worker.terminate();
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(null);
      worker.terminate();
    });
    worker.postMessage(request);
  });
  return { result, cancel: () => worker.terminate() };
}
