import { releaseAbortedRenders } from './release-aborted-renders';

const { abort } = AbortController.prototype;
const { prepareStackTrace } = Error;

afterEach(() => {
  AbortController.prototype.abort = abort;
  Error.prepareStackTrace = prepareStackTrace;
});

test('the stack of the error that ended a render is read, which releases the render', () => {
  releaseAbortedRenders();
  const read: unknown[] = [];
  Error.prepareStackTrace = (error) => read.push(error);
  const reason = new Error('This render is complete');
  const controller = new AbortController();
  controller.abort(reason);
  expect(read).toEqual([reason]);
  expect(controller.signal.reason).toBe(reason);
});

test('an abort without a reason, or with a word, is understood as before', () => {
  releaseAbortedRenders();
  const plain = new AbortController();
  plain.abort();
  expect(plain.signal.reason).toMatchObject({ name: 'AbortError' });
  const word = new AbortController();
  word.abort('enough');
  expect(word.signal.reason).toBe('enough');
});
