/**
 * An API that fails once, and not before it is told to: the page is then there already and shows it. Afterwards it
 * answers `then`.
 */
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
