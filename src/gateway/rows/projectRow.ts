import * as z from 'zod/mini';

import {
  PROJECT_STATUSES,
  type Project,
  type ProjectChanges,
  type ProjectDraft,
} from '../../features/projects/project';
import {
  baseColumns,
  NEWEST_FIRST,
  nullableText,
  optionalText,
  renamed,
  renamedAndStamped,
  type RowCodec,
} from './rowCodec';

const stage = z.object({
  id: z.string(),
  name: z.string(),
  completed: z.boolean(),
  completedAt: optionalText(),
});

const columns = {
  quoteId: 'quote_id',
  clientId: 'client_id',
  startDate: 'start_date',
} as const;

export const projectRow: RowCodec<Project, ProjectDraft, ProjectChanges> = {
  table: 'projects',
  order: NEWEST_FIRST,
  schema: z.pipe(
    z.object({
      ...baseColumns,
      quote_id: nullableText(),
      client_id: nullableText(),
      name: z.string(),
      stages: z.array(stage),
      responsible: nullableText(),
      start_date: z.string(),
      deadline: z.string(),
      status: z.enum(PROJECT_STATUSES),
      attachments: z.array(z.unknown()),
      updated_at: z.string(),
    }),
    z.transform((row): Project => ({
      id: row.id,
      quoteId: row.quote_id,
      clientId: row.client_id,
      name: row.name,
      stages: row.stages,
      responsible: row.responsible,
      startDate: row.start_date,
      deadline: row.deadline,
      status: row.status,
      attachments: row.attachments,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    })),
  ),
  encodeDraft: renamed<ProjectDraft>(columns),
  encodeChanges: renamedAndStamped<ProjectDraft>(columns),
};
