/** An API that fails once when the test says so, after the page is shown. Later calls are answered with `then`. */
export function lateFailure(then: unknown, status = 500) {
  let failed = false;
  let fail: () => void = () => undefined;
  const failure = new Promise<Response>((resolve) => {
    fail = () => resolve(new Response('', { status }));
  });
  return {
    answer: () => (failed ? then : failure),
    fail: () => {
      fail();
      failed = true;
    },
  };
}
