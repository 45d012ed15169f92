import { accountJson, type AccountRoot } from '../../../features/app/ownData/accountFile';
import type { Day } from '../../../features/shared/days';
import { saveFile } from '../../records/saveFile';

/** Saves everything that the account stores, as the file from which it can be restored. */
export const saveAccount = (root: AccountRoot, today: Day): void =>
  saveFile(`oficio-${today}.json`, 'application/json', accountJson(root, today));
