import { expect, test } from 'vitest';
import { BackupError } from '#database/backup/manifest.ts';
import { reasonOf } from './failure.ts';

const failed = (facts: object) => Object.assign(new Error('what it said'), facts);

test.each([
  [
    failed({ code: 'ENOSPC', syscall: 'write' }),
    'The disk that holds /mnt/backups is full: free some of it, or name a folder on another',
  ],
  [
    failed({ code: 'EDQUOT', syscall: 'open', path: '/mnt/other/file' }),
    'The disk that holds /mnt/other/file is full: free some of it, or name a folder on another',
  ],
  [
    failed({ code: 'EACCES', syscall: 'open', path: '/mnt/backups/hopup.tar.gz.1.part' }),
    '/mnt/backups can’t be written: it belongs to another account, or is read-only',
  ],
  [failed({ code: 'ENOTDIR', syscall: 'scandir' }), '/mnt/backups is no folder'],
  [
    failed({ code: 'ENOENT', syscall: 'mkdir', path: '/proc/x' }),
    '/proc/x can’t be made: what is above it takes no folder',
  ],
  [failed({ name: 'EmbeddedDatabaseError', cause: failed({ code: 'ENOSPC' }) }), 'what it said'],
  [failed({ code: '53100' }), 'The disk of the database is full'],
  [failed({ code: '57P01' }), 'The database can’t be reached, or was lost on the way: what it said'],
  // Of a database by its socket, and no file that is missing.
  [
    failed({ code: 'ENOENT', syscall: 'connect' }),
    'The database can’t be reached, or was lost on the way: what it said',
  ],
  [failed({ code: 'ENOENT', syscall: 'open', path: '/mnt/other/file' }), 'what it said'],
  [
    new BackupError('There is no shop in this database: nothing to save.'),
    'There is no shop in this database: nothing to save.',
  ],
  ['nothing', 'nothing'],
])('%s', (error, reason) => {
  expect(reasonOf(error, '/mnt/backups')).toBe(reason);
});
