-- A product that is of several numbers lists them in words, under the same key with an s: the bottles of a sampler weigh 0.23, 0.25
-- and 0.30 g ('bb-weights'), and it is chosen by each of them ('bb-weight').
CREATE OR REPLACE FUNCTION stated_values(attributes jsonb) RETURNS TABLE (key text, value text, number double precision)
  LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
  SELECT stated.key, one.value, CASE jsonb_typeof(stated.value) WHEN 'number' THEN one.value::double precision END
  FROM jsonb_each(stated_values.attributes) AS stated
  CROSS JOIN LATERAL jsonb_array_elements_text(
    CASE jsonb_typeof(stated.value) WHEN 'array' THEN stated.value ELSE jsonb_build_array(stated.value) END) AS one(value)
  LEFT JOIN attributes AS known ON known.key = stated.key
  WHERE known.kind IS DISTINCT FROM 'text' OR known.filter
  UNION
  SELECT single.key, trim_scale(found.numbers[1]::numeric)::text, found.numbers[1]::double precision
  FROM jsonb_each(stated_values.attributes) AS list
  JOIN attributes AS single ON single.key = left(list.key, -1) AND single.kind = 'number'
  CROSS JOIN LATERAL regexp_matches(list.value #>> '{}', '\d*\.?\d+', 'g') AS found(numbers)
  WHERE right(list.key, 1) = 's' AND jsonb_typeof(list.value) = 'string' AND NOT stated_values.attributes ? single.key
$$;
--> statement-breakpoint
UPDATE "products" SET "attributes" = "attributes"
WHERE "attributes" ?| ARRAY(SELECT "key" || 's' FROM "attributes" WHERE "kind" = 'number');
