/** No test leaves its clock or its spies to the next one. */
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
