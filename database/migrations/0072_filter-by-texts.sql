-- A text that products are chosen by, such as their brand, has a number for each of its values too; other texts are all different.
CREATE OR REPLACE FUNCTION stated_values(attributes jsonb) RETURNS TABLE (key text, value text, number double precision)
  LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
  SELECT stated.key, one.value, CASE jsonb_typeof(stated.value) WHEN 'number' THEN one.value::double precision END
  FROM jsonb_each(stated_values.attributes) AS stated
  CROSS JOIN LATERAL jsonb_array_elements_text(
    CASE jsonb_typeof(stated.value) WHEN 'array' THEN stated.value ELSE jsonb_build_array(stated.value) END) AS one(value)
  LEFT JOIN attributes AS known ON known.key = stated.key
  WHERE known.kind IS DISTINCT FROM 'text' OR known.filter
$$;
--> statement-breakpoint
UPDATE "products" SET "attributes" = "attributes"
WHERE "attributes" ?| ARRAY(SELECT "key" FROM "attributes" WHERE "kind" = 'text' AND "filter");
--> statement-breakpoint
-- In a shop that is open already, behind its colours; a new one has it from the start.
INSERT INTO "attributes" ("key", "label", "kind", "categories", "filter", "position")
SELECT 'brand', 'Brand', 'text', enum_range(NULL::category), true,
  coalesce((SELECT "position" + 5 FROM "attributes" WHERE "key" = 'colour'), (SELECT max("position") + 10 FROM "attributes"))
WHERE EXISTS (SELECT FROM "attributes") AND NOT EXISTS (SELECT FROM "attributes" WHERE lower("label") = 'brand')
ON CONFLICT DO NOTHING;
