/** Mocks performance marks, which jsdom lacks; returns the names marked from now on. */
export function mockPerformanceMarks(): string[] {
  const marked: string[] = [];
  Object.assign(performance, {
    mark: (name: string) => marked.push(name),
    getEntriesByName: (name: string) => marked.filter((mark) => mark === name),
  });
  return marked;
}
