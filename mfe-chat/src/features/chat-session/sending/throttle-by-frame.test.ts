import { throttleByFrame } from './throttle-by-frame';

let frames: FrameRequestCallback[];
beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void (frames[id - 1] = () => undefined));
});
const runFrames = () => frames.splice(0).forEach((callback) => callback(0));

it('calls back with the latest value once per frame', () => {
  const values: string[] = [];
  const { next } = throttleByFrame((value: string) => values.push(value));
  next('a');
  next('ab');
  runFrames();
  next('abc');
  runFrames();
  expect(values).toEqual(['ab', 'abc']);
});

it('does not call back after stop', () => {
  const values: string[] = [];
  const { next, stop } = throttleByFrame((value: string) => values.push(value));
  next('a');
  stop();
  runFrames();
  expect(values).toEqual([]);
});
