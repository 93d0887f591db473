/**
 * Tells once for each draw that a discount is won: when the wheel has stopped, or at once where it was left. The discount is
 * won as soon as the server has drawn, but a page that told of it before the wheel stops would spoil the game.
 */
export function createWonNews(tell: () => void) {
  let isLeft = false;
  let isUntold = false;
  const tellOnce = () => {
    if (!isUntold) return;
    isUntold = false;
    tell();
  };
  return {
    enter() {
      isLeft = false;
    },
    leave() {
      isLeft = true;
      tellOnce();
    },
    /** The server has drawn; false where nobody looks at the wheel any more. */
    drawn(): boolean {
      isUntold = true;
      if (isLeft) tellOnce();
      return !isLeft;
    },
    stopped: tellOnce,
  };
}
