import { PROJECT_STATUSES, type Project, type Stage } from '../../features/projects/project';
import {
  anything,
  day,
  flag,
  list,
  oneOf,
  record,
  text,
  textOrNull,
} from '../../features/shared/decode';
import { rowCodec } from './rowCodec';

const stages = list(
  record<Stage>((stage) => ({
    id: text(stage['id']),
    name: text(stage['name']),
    completed: flag(stage['completed']),
    completedAt: textOrNull(stage['completedAt']),
  })),
);
const status = oneOf(PROJECT_STATUSES);
const attachments = list(anything);

export const projectRow = rowCodec<Project>('projects', (row) => ({
  quoteId: textOrNull(row['quote_id']),
  clientId: textOrNull(row['client_id']),
  name: text(row['name']),
  stages: stages(row['stages']),
  responsible: textOrNull(row['responsible']),
  startDate: day(row['start_date']),
  deadline: day(row['deadline']),
  status: status(row['status']),
  attachments: attachments(row['attachments']),
}));
