-- Sets of small integers, by which lists are counted (docs/decisions/022). In a schema of their own: their && would take the
-- place of the one that the index of facets knows.
CREATE SCHEMA IF NOT EXISTS intarray;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS intarray WITH SCHEMA intarray;
--> statement-breakpoint
-- All that the members of a family have between them.
CREATE AGGREGATE all_facets (int[]) (sfunc = intarray._int_union, stype = int[], initcond = '{}');
