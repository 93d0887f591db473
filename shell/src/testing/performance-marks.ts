
/** jsdom keeps no marks: gives it what does, and returns the names marked from now on. */
export function performanceMarks(): string[] {
  const marked: string[] = [];
  Object.assign(performance, {
    mark: (name: string) => marked.push(name),
    getEntriesByName: (name: string) => marked.filter((one) => one === name),
  });
  return marked;
}
