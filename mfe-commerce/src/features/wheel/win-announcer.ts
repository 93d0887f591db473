/**
 * Announces a won discount once per draw: when the wheel has stopped, or at once if the page was left. The discount is won as
 * soon as the server has drawn, but an earlier announcement would spoil the game.
 */
export function createWinAnnouncer(announce: () => void) {
  let isLeft = false;
  let isPending = false;
  const announcePending = () => {
    if (!isPending) return;
    isPending = false;
    announce();
  };
  return {
    enter() {
      isLeft = false;
    },
    leave() {
      isLeft = true;
      announcePending();
    },
    /** Called after the server has drawn; false if the page was left. */
    drawn(): boolean {
      isPending = true;
      if (isLeft) announcePending();
      return !isLeft;
    },
    stopped: announcePending,
  };
}
