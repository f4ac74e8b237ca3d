<?php
/** What the build knows of the forms: tags, the rules of their attributes, and where the script is. */

defined( 'ABSPATH' ) || exit;

/** The content of forms.json. */
function ridgebeam_forms_data() {
	static $data = null;
	if ( null === $data ) {
		$data = wp_json_file_decode( dirname( __DIR__ ) . '/forms.json', array( 'associative' => true ) );
	}
	return $data;
}

/**
 * Of some settings those that the form has and whose values it takes, by the names of its attributes. A word that the sandbox does not know
 * stays: without it the form would store what is meant as a test. The tag answers it with a failure.
 */
function ridgebeam_forms_attributes( $form, $settings ) {
	$known = array();
	foreach ( ridgebeam_forms_data()['forms'][ $form ] as $name => $rule ) {
		$value = isset( $settings[ $name ] ) && is_scalar( $settings[ $name ] ) ? trim( (string) $settings[ $name ] ) : '';
		if ( '' !== $value && ( 'sandbox' === $name || ridgebeam_forms_fits( $value, $rule ) ) ) {
			$known[ $name ] = $value;
		}
	}
	return $known;
}

/** Whether a value is as a rule of forms.json says. */
function ridgebeam_forms_fits( $value, $rule ) {
	if ( isset( $rule['enum'] ) && ! in_array( $value, $rule['enum'], true ) ) {
		return false;
	}
	if ( isset( $rule['maxLength'] ) && mb_strlen( $value ) > $rule['maxLength'] ) {
		return false;
	}
	return ! isset( $rule['pattern'] ) || 1 === preg_match( "\x01" . $rule['pattern'] . "\x01Du", $value );
}

/** The rules of a form's colors, corners and font, as the content of its attribute "style". */
function ridgebeam_forms_style( $settings ) {
	$rules = array();
	$accent = sanitize_hex_color( isset( $settings['accent'] ) ? (string) $settings['accent'] : '' );
	if ( $accent ) {
		$rules[] = '--rb-accent:' . $accent;
	}
	if ( isset( $settings['radius'] ) && is_numeric( $settings['radius'] ) ) {
		$rules[] = '--rb-radius:' . min( absint( $settings['radius'] ), 40 ) . 'px';
	}
	if ( isset( $settings['font'] ) && in_array( $settings['font'], ridgebeam_forms_data()['fonts'], true ) ) {
		$rules[] = '--rb-font:' . $settings['font'];
	}
	return implode( ';', $rules );
}
