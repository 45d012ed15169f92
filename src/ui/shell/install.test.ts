import { noticesActions } from '../../features/app/notices/noticesSlice';
import { runMenuEntry, installApp } from './install';

afterEach(() => {
  delete window.oficioInstall;
});

test('the browser’s dialog opens where it has one, and only once', () => {
  const prompt = jest.fn(() => Promise.resolve());
  window.oficioInstall = Object.assign(new Event('beforeinstallprompt'), { prompt });
  const dispatch = jest.fn();
  runMenuEntry(installApp, dispatch);
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(dispatch).not.toHaveBeenCalled();
  expect(window.oficioInstall).toBeUndefined();
});

test('where it has none, a notice says how', () => {
  const dispatch = jest.fn();
  runMenuEntry(installApp, dispatch);
  expect(dispatch).toHaveBeenCalledWith(noticesActions.installHelpAsked());
});
