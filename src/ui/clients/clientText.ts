import type { Client } from '../../features/clients/client';
import { rowTexts } from '../../features/finding/rowTexts';
import { referenceText } from '../records/find/referenceText';
import { CLIENT_NOT_FOUND } from './clientName';

/** A client's name as it is searched, or what stands for it. */
export const clientText = referenceText<Client>(CLIENT_NOT_FOUND);

/** A client's name and company as they are searched. */
export const clientNames = rowTexts<Client>(({ name, company }) => [name, company]);
