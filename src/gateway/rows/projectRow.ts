import { PROJECT_STATUSES, type Project, type Stage } from '../../features/projects/project';
import { anything, day, flag, list, nullable, oneOf, record, text } from './decode';
import { rowCodec, rowFields } from './rowCodec';

const stage = record<Stage>({
  id: ['id', text],
  name: ['name', text],
  completed: ['completed', flag],
  completedAt: ['completedAt', nullable(text)],
});

export const projectRow = rowCodec<Project>('projects', {
  ...rowFields,
  quoteId: ['quote_id', nullable(text)],
  clientId: ['client_id', nullable(text)],
  name: ['name', text],
  stages: ['stages', list(stage)],
  responsible: ['responsible', nullable(text)],
  startDate: ['start_date', day],
  deadline: ['deadline', day],
  status: ['status', oneOf(PROJECT_STATUSES)],
  attachments: ['attachments', list(anything)],
  updatedAt: ['updated_at', text],
});
